import { useMemo } from 'react';
import { qrPath } from '../model/qr-path.ts';
import styles from './qr-code.module.css';

interface Props {
  text: string;
  /** What it is, for who does not see it. */
  label: string;
}

/** A QR code, dark on light in the dark too: not every camera reads it the other way around. */
export function QrCode({ text, label }: Props) {
  const { size, path } = useMemo(() => qrPath(text), [text]);
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
