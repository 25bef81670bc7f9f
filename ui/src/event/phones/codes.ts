// QR codes as pictures.

/** An SVG picture as the address of an image. */
export const picture = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
