// Dragging elements within the page: drop targets show themselves during the drag.

type How<Held> = {
  /** The data for other programs. */
  text: (held: Held) => string;
  /** Runs before the browser takes the drag image. */
  begins?: () => void;
};

export class Drag<Held> {
  held = $state.raw<Held | null>(null);

  constructor(private readonly how: How<Held>) {}

  /** For `{@attach}`: the element can be dragged while it has something to hold. */
  from(what: () => Held | null) {
    return (element: HTMLElement) => {
      let mine: Held | null = null;
      const start = (event: DragEvent) => {
        const held = what();
        if (held === null) return;
        this.how.begins?.();
        event.dataTransfer?.setData('text/plain', this.how.text(held));
        if (event.dataTransfer) event.dataTransfer.effectAllowed = 'copyMove';
        // The drag image is the whole element, even where a webview would use its text.
        const { left, top } = element.getBoundingClientRect();
        event.dataTransfer?.setDragImage?.(element, event.clientX - left, event.clientY - top);
        mine = held;
        // The browser takes its picture of the element first; then the targets appear.
        setTimeout(() => {
          this.held = mine;
          element.toggleAttribute('data-held', mine !== null);
        });
      };
      const end = () => {
        mine = null;
        element.removeAttribute('data-held');
        this.held = null;
      };
      $effect(() => {
        element.draggable = what() !== null;
      });
      element.addEventListener('dragstart', start);
      element.addEventListener('dragend', end);
      return () => {
        element.removeEventListener('dragstart', start);
        element.removeEventListener('dragend', end);
        // A row that leaves its list during a drag never receives the end event.
        if (mine !== null) end();
      };
    };
  }

  /**
   * For `{@attach}`: what is held can be dropped here. It has the attribute data-takes while
   * something is held that it takes, and data-over while that is above it.
   */
  onto(takes: (held: Held) => boolean, drop: (held: Held) => void) {
    return (element: HTMLElement) => {
      let depth = 0;
      const above = (on: boolean) => element.toggleAttribute('data-over', on);
      const takesIt = () => this.held !== null && takes(this.held);
      $effect(() => {
        element.toggleAttribute('data-takes', takesIt());
      });
      const enter = (event: DragEvent) => {
        if (!takesIt()) return;
        event.preventDefault();
        depth++;
        above(true);
      };
      const over = (event: DragEvent) => {
        if (takesIt()) event.preventDefault();
      };
      const leave = () => {
        depth = Math.max(0, depth - 1);
        if (depth === 0) above(false);
      };
      const letGo = (event: DragEvent) => {
        depth = 0;
        above(false);
        const held = this.held;
        if (held === null || !takes(held)) return;
        event.preventDefault();
        this.held = null;
        drop(held);
      };
      element.addEventListener('dragenter', enter);
      element.addEventListener('dragover', over);
      element.addEventListener('dragleave', leave);
      element.addEventListener('drop', letGo);
      return () => {
        element.removeEventListener('dragenter', enter);
        element.removeEventListener('dragover', over);
        element.removeEventListener('dragleave', leave);
        element.removeEventListener('drop', letGo);
      };
    };
  }
}
