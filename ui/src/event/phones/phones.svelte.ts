// The phones in the room: whether an event is served to them, and to how many. While it is, this looks every second, and
// the event is reloaded after every change, because phones report results.

import { api, type PhoneCallView, type PhoneJoinView, type PhonesView, type StaffPhoneView } from '../../lib/api';
import { asBackendError } from '../../lib/errors';
import { notices } from '../../lib/state/notices.svelte';

/** Polling interval while an event is served. */
const LOOK_MS = 1000;

export class Phones {
  /** The served event and its address; null while phones are off. */
  view = $state.raw<PhonesView | null>(null);
  /** `true` while the Phones dialog is open. */
  shown = $state(false);
  private writes: number | null = null;

  /** `changed` is called when the data have changed while this event is served. */
  constructor(
    readonly event: number,
    private readonly changed: () => void,
  ) {}

  /** Returns `true` if this event is served. */
  get on(): boolean {
    return this.view?.served.event === this.event;
  }

  /** Polls immediately and then every second; for an $effect. */
  run(): () => void {
    void this.look();
    const timer = setInterval(() => {
      if (this.view) void this.look();
    }, LOOK_MS);
    return () => clearInterval(timer);
  }

  /** Asks the program how the phones stand. */
  async look() {
    try {
      this.show(await api.phones());
    } catch (thrown) {
      notices.fail(thrown);
    }
  }

  private show(view: PhonesView | null) {
    this.view = view;
    const writes = this.on && view ? view.writes : null;
    if (writes !== null && this.writes !== null && writes !== this.writes) this.changed();
    this.writes = writes;
  }

  /** Closes a request that has been handled. */
  async answer(call: PhoneCallView) {
    await notices.watch(() => api.answerPhoneCall(this.event, call.player, call.call));
    await this.look();
  }

  /** Takes the device of a judge or scorekeeper back. */
  async endStaff(phone: StaffPhoneView) {
    await notices.watch(() => api.revokeStaffPhone(this.event, phone.phone));
    await this.look();
  }

  /** Says whether a phone may join that asks by a player's name. */
  async answerJoin(join: PhoneJoinView, approved: boolean) {
    await notices.watch(() => api.answerPhoneJoin(join.request, approved));
    await this.look();
  }

  /** Lets the phone in that shows these digits: the player's name, or why that is not possible. */
  async letIn(digits: string): Promise<{ name: string | null; refused: string | null }> {
    try {
      const name = await api.approvePhoneJoinCode(digits);
      return { name, refused: null };
    } catch (thrown) {
      const { message, wayOut } = asBackendError(thrown);
      return { name: null, refused: wayOut === null ? message : `${message} ${wayOut}` };
    } finally {
      await this.look();
    }
  }

  /** Lets none of the phones in that ask now. */
  async refuseAllJoins() {
    await notices.watch(() => api.refusePhoneJoins());
    await this.look();
  }

  /** Stops joining by name, or allows it again. */
  async allowJoins(allowed: boolean) {
    await notices.watch(() => api.allowPhoneJoins(allowed));
    await this.look();
  }

  async start() {
    const view = await notices.watch(() => api.servePhones(this.event, null));
    if (view) this.show(view);
  }

  /** Stops the phones. Returns `true` on success. */
  async stop(): Promise<boolean> {
    const stopped = await notices.watch(() => api.stopPhones().then(() => true));
    if (stopped) this.show(null);
    return stopped === true;
  }
}
