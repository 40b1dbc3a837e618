import styles from './partner-logo.module.css';

interface Props {
  /** The mark as an SVG document; it is shown as a picture, so that nothing in it can run. */
  svg: string;
  name: string;
  /** The mark alone, where there is no room for the name; it is still read out. */
  isMarkOnly?: boolean;
}

/** A partner's mark and name, as tall as the text around it wants. */
export function PartnerLogo({ svg, name, isMarkOnly = false }: Props) {
  return (
    <span className={styles.logo}>
      <img
        className={styles.mark}
        src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
        alt={isMarkOnly ? name : ''}
        width="28"
        height="28"
      />
      {!isMarkOnly && name}
    </span>
  );
}
