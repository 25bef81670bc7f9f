// One question at a time before something that people may regret.

export type Question = {
  title: string;
  text: string;
  yes: string;
  /** The label of the other button; "Cancel" by default. */
  no?: string;
  danger?: boolean;
  /** The consequences, line by line. */
  lines?: readonly string[];
  /** A word that the user must type before confirming. */
  word?: string;
};

class Confirmation {
  question = $state.raw<Question | null>(null);
  private resolveQuestion: ((yes: boolean) => void) | null = null;

  ask(question: Question): Promise<boolean> {
    this.answer(false);
    this.question = question;
    return new Promise((resolve) => (this.resolveQuestion = resolve));
  }

  answer(yes: boolean) {
    this.question = null;
    this.resolveQuestion?.(yes);
    this.resolveQuestion = null;
  }
}

export const confirmation = new Confirmation();
