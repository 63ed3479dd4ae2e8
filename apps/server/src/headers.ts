// Owns the headers by which browsers are told what the page may do: nothing from anywhere else, no inline script, and of
// what a device can do only what the page uses; and how much is read of what they say they would like.
import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** What the page uses: links are copied and shared, sounds come when somebody else has moved. */
const USED = ['autoplay', 'clipboard-write', 'web-share'] as const;
const UNUSED = [
  'accelerometer',
  'camera',
  'clipboard-read',
  'display-capture',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
] as const;
const PERMISSIONS = [...USED.map((name) => `${name}=(self)`), ...UNUSED.map((name) => `${name}=()`)].join(
  ', ',
);

export const permissions: RequestHandler = (_request, response, next) => {
  response.set('permissions-policy', PERMISSIONS);
  next();
};

/** What plain http on a local network cannot do is off without TLS. */
export function securityHeaders(tls: boolean): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'worker-src': ["'self'"],
        'manifest-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        ...(tls ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
    strictTransportSecurity: tls,
    crossOriginOpenerPolicy: tls,
    originAgentCluster: tls,
    xFrameOptions: { action: 'deny' },
  });
}

/** Headers that are taken apart into a list, and the longest one that is: browsers send a hundred characters. */
const WISHES = ['accept', 'accept-encoding', 'accept-language'] as const;
const LONGEST_WISH = 1000;

/** A list of thousands takes milliseconds to compare, for each request. Whoever sends one is answered as if by none. */
export const boundWishes: RequestHandler = ({ headers }, _response, next) => {
  for (const name of WISHES) if ((headers[name]?.length ?? 0) > LONGEST_WISH) delete headers[name];
  next();
};
