import { telling } from '#widgets/telling.ts';

type Display = {
  /** What to show of the card; null when the token is no good any more. */
  text: string | null;
  /** As the page that shows it wants it; anything but a colour and a size in pixels is left out. */
  color: string;
  size: string;
};

/** One part of a card and nothing around it, on the ground of the page that shows it. */
export function displayPage({ text, color, size }: Display): string {
  const ink = /^(#[0-9a-f]{6}|rgb\(\d+, \d+, \d+\))$/.test(color) ? `color:${color};` : '';
  const large = /^\d{1,2}px$/.test(size) ? `font-size:${size};` : '';
  const style = `body{margin:0;font:16px/24px ui-monospace,monospace;white-space:nowrap;${ink}${large}}`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Card</title>
<style>${style}</style>
<div>${text === null ? '<p role="alert">This has expired.</p>' : `<output>${text}</output>`}</div>
${telling([{ name: text === null ? 'expired' : 'shown' }])}
</html>
`;
}
