// People who never came to an event.

const FIRST =
  'Ada Bruno Chiara Dmitri Elif Farid Greta Hanna Ines Jonas Karim Lena Milan Nora Oskar Priya Quentin Rosa Sven Tariq Ulla Viktor Wanda Ximena Yusuf Zoe'.split(
    ' ',
  );
const LAST =
  'Albrecht Baumann Castellanos-Whitworth Dietrich Engel Fournier Gutierrez Hofer Ivanova Jansen Kowalski Lindqvist Moreau Nakamura Okafor Petrov'.split(
    ' ',
  );

export function personName(index: number): string {
  return `${FIRST[index % FIRST.length]} ${LAST[(index * 7 + Math.floor(index / FIRST.length)) % LAST.length]}`;
}
