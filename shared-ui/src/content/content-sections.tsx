import { ContentBlock } from './blocks/content-block.tsx';
import type { ContentBlock as Block, Footnote } from './content-model.ts';
import styles from './content-sections.module.css';
import { footnoteReferences, ReferencesContext } from './footnotes/footnote-references.ts';
import { Footnotes } from './footnotes/footnotes.tsx';

interface Props {
  blocks: Block[];
  footnotes: Footnote[];
  /** Below a heading of the page's own, and not its title alone. */
  isNested?: boolean;
}

/** A page's blocks and footnotes, in the order in which the editor put them. Once on a page. */
export function ContentSections({ blocks, footnotes, isNested = false }: Props) {
  const references = footnoteReferences(blocks, footnotes);
  return (
    <ReferencesContext value={references}>
      <div className={styles.sections}>
        {blocks.map((block, place) => (
          <ContentBlock key={block.id} block={block} isFirst={place === 0} isNested={isNested} />
        ))}
        <Footnotes footnotes={footnotes} />
      </div>
    </ReferencesContext>
  );
}
