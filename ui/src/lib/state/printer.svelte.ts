// What is to be printed. It stays laid out, unseen, until the next job: the print dialog reads the page when the
// reader presses Print, which may be long after it opened.

import { tick } from 'svelte';
import { api, type EventView, type RoundView } from '../api';
import { notices } from './notices.svelte';

export type PrintJob =
  | { what: 'tables' | 'names' | 'slips'; view: EventView; round: RoundView }
  | { what: 'standings' | 'seats'; view: EventView };

class Printer {
  job = $state.raw<PrintJob | null>(null);

  async print(job: PrintJob) {
    this.job = job;
    await tick();
    await notices.watch(() => api.printPage());
  }
}

export const printer = new Printer();
