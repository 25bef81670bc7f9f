// English texts that charts share.

export const en = {
  between: (low: string, high: string) => `(${low} to ${high})`,
};
