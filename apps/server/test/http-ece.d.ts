declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  interface Decryption {
    readonly version: 'aes128gcm';
    readonly privateKey: ECDH;
    /** Base64url. */
    readonly authSecret: string;
  }
  const ece: { decrypt(body: Buffer, decryption: Decryption): Buffer };
  export default ece;
}
