// The script /sign.js of the phone pages. `npm run phones` builds it; the scripts after it use these functions.
import { openDevice } from './device';
import { joinSecret, newKeyPair } from './signing';

/** What the other scripts of a page find in the page's global object. */
export interface SigningScript {
  openDevice: typeof openDevice;
  newKeyPair: typeof newKeyPair;
  joinSecret: typeof joinSecret;
}

const script: SigningScript = { openDevice, newKeyPair, joinSecret };
Object.assign(globalThis, script);
