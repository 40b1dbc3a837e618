import type { Institution } from '@reset/remote-sdk/institutions';
import { Combobox } from '@reset/shared-ui';
import { useId, useState } from 'react';
import { useMessages } from '#messages.ts';
import styles from './institution-search.module.css';

interface Props {
  label: string;
  source: (text: string) => Promise<Institution[]>;
}

/** Looks for an institution, and lists what the chosen one can tell of its people. */
export function InstitutionSearch({ label, source }: Props) {
  const [chosen, setChosen] = useState<Institution | null>(null);
  return (
    <div>
      <Combobox
        label={label}
        source={source}
        value={chosen}
        // A search's choices are given back as they came.
        onChange={(choice) => setChosen(choice as Institution | null)}
      />
      <div className={styles.products} role="status">
        {chosen && <Products {...chosen} />}
      </div>
    </div>
  );
}

function Products({ label, products }: Institution) {
  const t = useMessages();
  const headingId = useId();
  const known = products.filter((product) => product !== '');
  if (known.length === 0)
    return <p className={styles.hint}>{t('home.nothing', { name: label })}</p>;
  return (
    <>
      <h3 id={headingId} className={styles.heading}>
        {t('home.products', { name: label })}
      </h3>
      <ul aria-labelledby={headingId} className={styles.list}>
        {known.map((product) => (
          <li key={product}>{product.replaceAll('_', ' ')}</li>
        ))}
      </ul>
    </>
  );
}
