// New versions: the page where they are, and the check of a downloaded package. Nothing here uses a network.

import { base64 } from '../cardData/cardData.svelte';
import { api, BackendError, type UpdateCheck } from '../lib/api';
import { fileText } from '../lib/fileText';
import { confirmation } from '../lib/state/confirm.svelte';
import { LONG_TOAST_MS, notices } from '../lib/state/notices.svelte';
import { words } from './i18n';

/** Largest file that is checked, in bytes. */
const MOST_BYTES = 64 << 20;

const isSignature = (name: string) => /\.minisig$/i.test(name);

/** Returns `true` for the name of a package of Cantina, or of its signature. */
export const isUpdate = (name: string) =>
  /\.(deb|rpm|appimage|exe|msi|dmg|minisig)$/i.test(name) || /^cantina.*\.(zip|tar\.xz)$/i.test(name);

/** Asks, then opens the page with releases in the browser. */
export async function checkForUpdates(): Promise<void> {
  const source = await notices.watch(() => api.releaseSource());
  if (!source) return;
  const { page, current } = source;
  if (page === null) {
    notices.say(words.noPage, LONG_TOAST_MS);
    return;
  }
  const sure = await confirmation.ask({
    title: words.ask,
    text: words.askText(current),
    lines: [page],
    yes: words.open,
  });
  if (!sure) return;
  const opened = await notices.watch(() => api.openReleasePage());
  if (opened === false) notices.say(words.notOpened(page), LONG_TOAST_MS);
}

class Updates {
  /** The check of the package that was dropped last. */
  check = $state.raw<UpdateCheck | null>(null);

  /** Checks a dropped package with its signature. */
  async drop(files: readonly File[]): Promise<void> {
    const ours = files.filter((file) => isUpdate(file.name));
    const signature = ours.find((file) => isSignature(file.name));
    const packages = ours.filter((file) => !isSignature(file.name));
    // Of several packages, the one that the signature belongs to.
    const belongs = packages.find((file) => `${file.name}.minisig` === signature?.name) ?? packages[0];
    const tooLarge = [belongs, signature].find((file) => file && file.size > MOST_BYTES);
    if (tooLarge) {
      const [message, wayOut] = [words.tooLarge(tooLarge.name), words.tooLargeWay];
      notices.fail(new BackendError({ code: 'page.file_too_large', message, place: null, wayOut }));
      return;
    }
    const content = belongs ? await base64(belongs) : '';
    const text = signature ? await fileText(signature) : null;
    const name = (belongs ?? signature)?.name ?? '';
    this.check = (await notices.watch(() => api.checkUpdate(name, content, text))) ?? null;
  }

  close() {
    this.check = null;
  }
}

export const updates = new Updates();
