// English texts of the dice.

export const en = {
  title: 'Dice',
  roll: 'Roll',
  rolled: (number: number) => `Rolled: ${number}`,
};
