// Owns the security headers, and how long headers may be that the server parses into lists.
import type { RequestHandler } from 'express';
import helmet from 'helmet';

const USED = ['autoplay', 'clipboard-write', 'screen-wake-lock', 'web-share'] as const;
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

/** Without `tls`, no headers that break plain http on a local network. */
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

/** Characters; browsers send about a hundred. */
const WISHES = ['accept', 'accept-encoding', 'accept-language'] as const;
const LONGEST_WISH = 1000;

/** Comparing a list of thousands takes milliseconds: a longer header counts as absent. */
export const boundWishes: RequestHandler = ({ headers }, _response, next) => {
  for (const name of WISHES) if ((headers[name]?.length ?? 0) > LONGEST_WISH) delete headers[name];
  next();
};
