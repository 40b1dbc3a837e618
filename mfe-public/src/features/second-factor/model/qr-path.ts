import { encodeQR } from 'qr';

/** Light around it, in squares, without which cameras find nothing. */
const QUIET = 4;

/** A text as a QR code: how many squares wide, and the dark ones as the path of an SVG. */
export function qrPath(text: string): { size: number; path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'low', border: QUIET });
  const squares = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size: rows.length, path: squares.join('') };
}
