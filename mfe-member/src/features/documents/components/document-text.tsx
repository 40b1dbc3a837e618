import { Text } from '@reset/shared-ui';
import { isHeading } from '../model/is-heading.ts';
import styles from './document-text.module.css';

interface Props {
  /** A paragraph, heading or item of a list a line. */
  body: string;
}

/** A text as it is stored, to be read. */
export const DocumentText = ({ body }: Props) =>
  body.split('\n').map((line, place) =>
    // The text never changes, and lines may be alike.
    isHeading(line) ? (
      <h2 key={place} className={styles.heading}>
        {line}
      </h2>
    ) : (
      <Text key={place}>{line}</Text>
    ),
  );
