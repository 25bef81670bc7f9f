// The script /sign.js of the second desk. `npm run phones` builds it; the script after it uses its function.
import { openDevice } from './device';

/** What the next script finds in the page's global object. */
export interface SigningScript {
  openDevice: typeof openDevice;
}

const script: SigningScript = { openDevice };
Object.assign(globalThis, script);
