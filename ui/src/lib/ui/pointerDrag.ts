// Dragging with the pointer: a press that moves far enough, its way, and its end.

/** In pixels: less is a click. */
const FAR = 6;

export type DragSteps = {
  /** The pointer has moved far enough. Returns `false` if nothing can be dragged from there. */
  start: () => boolean;
  move: (at: PointerEvent) => void;
  /** The pointer was released there, or `null`: the drag was cancelled. */
  end: (at: PointerEvent | null) => void;
};

/** The element under the pointer. */
export const under = (at: PointerEvent): Element | null => document.elementFromPoint(at.clientX, at.clientY);

/** Follows a press of the main button. Escape cancels the drag. The click that ends a drag chooses nothing. */
export function followDrag(event: PointerEvent, steps: DragSteps): void {
  if (event.button !== 0) return;
  const [x, y] = [event.clientX, event.clientY];
  let drags = false;
  const move = (now: PointerEvent) => {
    if (!drags && Math.hypot(now.clientX - x, now.clientY - y) < FAR) return;
    if (!drags && !steps.start()) return end(null);
    drags = true;
    steps.move(now);
    now.preventDefault();
  };
  const end = (now: PointerEvent | null) => {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', cancel);
    removeEventListener('keydown', key, true);
    if (!drags) return;
    steps.end(now);
    if (now === null) return;
    const stop = (click: Event) => {
      click.stopPropagation();
      click.preventDefault();
    };
    addEventListener('click', stop, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', stop, { capture: true }));
  };
  const up = (now: PointerEvent) => end(now);
  const cancel = () => end(null);
  const key = (pressed: KeyboardEvent) => {
    if (pressed.key !== 'Escape' || !drags) return;
    pressed.stopPropagation();
    end(null);
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  addEventListener('pointercancel', cancel);
  addEventListener('keydown', key, true);
}
