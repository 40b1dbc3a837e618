import type { ContentBlock, ContentPage } from '../api/get-page.ts';
import styles from './content-sections.module.css';
import { Footnotes } from './footnotes.tsx';
import { RichText } from './rich-text.tsx';
import { SplitBlock } from './split-block.tsx';
import { TileBlock } from './tile-block.tsx';
import { ToggleBlock } from './toggle-block.tsx';

/** A page's blocks and footnotes, in the order in which the editor put them. */
export function ContentSections({ page }: { page: ContentPage }) {
  return (
    <div className={styles.sections}>
      {page.blocks.map((block) => (
        <Block key={block.id} block={block} />
      ))}
      <Footnotes footnotes={page.footnotes} />
    </div>
  );
}

function Block({ block }: { block: ContentBlock }) {
  switch (block.type) {
    case 'tile':
      return <TileBlock block={block} />;
    case 'split':
      return <SplitBlock block={block} />;
    case 'toggle':
      return <ToggleBlock block={block} />;
    case 'rich_text':
      return <RichText blocks={block.body} isAlone />;
    // A newer service may tell of a kind that this page was not built with.
    default:
      return null;
  }
}
