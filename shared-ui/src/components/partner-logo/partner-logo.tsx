import styles from './partner-logo.module.css';

interface Props {
  /** The mark as an SVG document; it is shown as a picture, so that nothing in it can run. */
  svg: string;
  /** The same for a page in the dark; absent where what it stands on is no lighter or darker there. */
  svgInDark?: string;
  name: string;
  /** The mark alone, where there is no room for the name; it is still read out. */
  isMarkOnly?: boolean;
}

/** A partner's mark and name, as tall as the text around it wants. */
export function PartnerLogo({ svg, svgInDark, name, isMarkOnly = false }: Props) {
  return (
    <span className={styles.logo}>
      <picture className={styles.picture}>
        {svgInDark && <source media="(prefers-color-scheme: dark)" srcSet={pictureOf(svgInDark)} />}
        <img
          className={styles.mark}
          src={pictureOf(svg)}
          alt={isMarkOnly ? name : ''}
          width="28"
          height="28"
        />
      </picture>
      {!isMarkOnly && name}
    </span>
  );
}

const pictureOf = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;
