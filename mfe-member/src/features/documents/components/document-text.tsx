import { SkeletonText, Text } from '@reset/shared-ui';
import { textLines } from '../model/text-lines.ts';
import styles from './document-text.module.css';

interface Props {
  /** A paragraph, heading or item of a list a line. */
  body: string;
}

/** A text as it is stored, to be read. */
export const DocumentText = ({ body }: Props) =>
  textLines(body).map(({ number, text, isHeading }) =>
    isHeading ? (
      <h2 key={number} className={styles.heading}>
        {text}
      </h2>
    ) : (
      <Text key={number}>{text}</Text>
    ),
  );

/** In its place, as far as a first screen shows of it. */
export const DocumentTextSkeleton = () =>
  Array.from({ length: 8 }, (_none, line) => (
    <Text key={line}>
      <SkeletonText />
    </Text>
  ));
