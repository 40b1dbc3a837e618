import type { PageIcon } from './page-icons.ts';

/**
 * The web app manifest, by which Reset is installed and opens on the dashboard in a window of its own.
 * Its colour and its icons are those of the shell's page.
 */
export function appManifest(html: string, icons: readonly PageIcon[]): string {
  const color = /<meta name="theme-color" content="([^"]+)"/.exec(html)?.[1];
  return JSON.stringify({
    id: '/',
    name: 'Reset',
    short_name: 'Reset',
    description: 'Your pay, as you earn it.',
    lang: 'en-US',
    start_url: '/dashboard',
    scope: '/',
    display: 'standalone',
    ...(color === undefined ? {} : { theme_color: color, background_color: color }),
    icons: icons.flatMap((icon) =>
      // Pictures fill their square and keep to the middle of it: the system may cut them to a shape.
      icon.sizes === 'any' ? [icon] : [icon, { ...icon, purpose: 'maskable' }],
    ),
  });
}
