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
  private resolveQuestion: ((answer: boolean | null) => void) | null = null;

  /** Asks a question. Closing it without an answer means no. */
  async ask(question: Question): Promise<boolean> {
    return (await this.choose(question)) === true;
  }

  /** Asks for a choice between the two buttons. Returns null if the question is closed without an answer. */
  choose(question: Question): Promise<boolean | null> {
    this.answer(null);
    this.question = question;
    return new Promise((resolve) => (this.resolveQuestion = resolve));
  }

  answer(answer: boolean | null) {
    this.question = null;
    this.resolveQuestion?.(answer);
    this.resolveQuestion = null;
  }
}

export const confirmation = new Confirmation();
