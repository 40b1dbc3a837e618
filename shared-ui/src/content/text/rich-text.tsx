import type { TextBlock, TextSpan } from '../content-model.ts';
import styles from './rich-text.module.css';
import { Span } from './span.tsx';

interface Props {
  blocks: TextBlock[];
  /** No heading of a block stands above it, only the page's. */
  isAlone?: boolean;
}

/** What an editor wrote. */
export function RichText({ blocks, isAlone = false }: Props) {
  return (
    <div className={styles.text}>
      {inOrder(blocks).map(({ item: block, place }) => (
        <Block key={place} block={block} isAlone={isAlone} />
      ))}
    </div>
  );
}

// Its parts have no names: a new text comes as a whole, so each is known by its place.
const inOrder = <Item,>(items: Item[]) => items.map((item, place) => ({ item, place }));

function Block({ block, isAlone }: { block: TextBlock; isAlone: boolean }) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <Spans spans={block.spans} />
        </p>
      );
    case 'heading': {
      const Heading = `h${isAlone ? above[block.level] : block.level}` as const;
      return (
        <Heading className={styles.heading}>
          <Spans spans={block.spans} />
        </Heading>
      );
    }
    case 'quote':
      return (
        <blockquote className={styles.quote}>
          <Spans spans={block.spans} />
        </blockquote>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List className={styles.list}>
          {inOrder(block.items).map(({ item: spans, place }) => (
            <li key={place}>
              <Spans spans={spans} />
            </li>
          ))}
        </List>
      );
    }
    default:
      return null;
  }
}

// A level left out would look like a missing part to who goes by the headings.
const above = { 3: 2, 4: 3 } as const;

const Spans = ({ spans }: { spans: TextSpan[] }) =>
  inOrder(spans).map(({ item, place }) => <Span key={place} span={item} />);
