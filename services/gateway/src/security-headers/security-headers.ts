/** What every answer carries, whatever it is. */
export const onEveryAnswer = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
} as const;

/** What a page carries: it runs our scripts, in no frame, and frames nobody but `frames`. */
export const onPages = (frames: readonly string[]): Record<string, string> => ({
  ...onEveryAnswer,
  'content-security-policy': contentSecurityPolicy(frames),
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  // For browsers that do not know frame-ancestors.
  'x-frame-options': 'DENY',
});

const contentSecurityPolicy = (frames: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    `frame-src ${frames.length > 0 ? frames.join(' ') : "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
