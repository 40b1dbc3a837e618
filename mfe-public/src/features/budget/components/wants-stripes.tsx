import styles from './wants-stripes.module.css';

/** What wants are painted with: stripes, told from plain grounds without seeing colours. */
export const WantsStripes = ({ id }: { id: string }) => (
  <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect className={styles.ground} width="5" height="5" />
    <rect className={styles.stripe} width="2" height="5" />
  </pattern>
);
