import type { ProductName } from '@reset/remote-sdk';
import { Icon } from '@reset/shared-ui';
import type { ReactNode } from 'react';
import { SignUpLink } from '#features/sign-up-link/sign-up-link.tsx';
import styles from './choice.module.css';

interface Props {
  product: ProductName;
  picture: ReactNode;
  title: string;
  text: string;
  /** What it costs, and what it does not. */
  points: string[];
  action: string;
}

/** One of the products: what it is, and the way to it. */
export function Choice({ product, picture, title, text, points, action }: Props) {
  return (
    <section className={styles.choice} aria-labelledby={product}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.words}>
        <h2 id={product}>{title}</h2>
        <p className={styles.text}>{text}</p>
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point} className={styles.point}>
              <span className={styles.icon}>
                <Icon name="circle-check" />
              </span>
              {point}
            </li>
          ))}
        </ul>
        <div className={styles.action}>
          <SignUpLink product={product}>{action}</SignUpLink>
        </div>
      </div>
    </section>
  );
}
