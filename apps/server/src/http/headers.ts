// Owns the security headers: nothing from other origins, no inline script, only the device features that the page uses.
// And how long the headers may be that the server parses into lists.
import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** Links are copied and shared; sounds play when somebody else has moved. */
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

/** Without TLS, headers are off that plain http on a local network cannot satisfy. */
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

/** Headers that are parsed into lists, and their longest value in characters: browsers send about a hundred. */
const WISHES = ['accept', 'accept-encoding', 'accept-language'] as const;
const LONGEST_WISH = 1000;

/** Comparing a list of thousands takes milliseconds per request. A longer header is treated as absent. */
export const boundWishes: RequestHandler = ({ headers }, _response, next) => {
  for (const name of WISHES) if ((headers[name]?.length ?? 0) > LONGEST_WISH) delete headers[name];
  next();
};
