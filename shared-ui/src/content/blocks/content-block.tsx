import type { ContentBlock as Block } from '../content-model.ts';
import { RichText } from '../text/rich-text.tsx';
import { LogoBlock } from './logo-block.tsx';
import { PeopleBlock } from './people-block.tsx';
import { SplitBlock } from './split-block.tsx';
import { TileBlock } from './tile-block.tsx';
import { ToggleBlock } from './toggle-block.tsx';
import { VideoBlock } from './video-block.tsx';

interface Props {
  block: Block;
  /** Stands at the top of the page. */
  isFirst: boolean;
  /** Below a heading of the page's own. */
  isNested: boolean;
}

/** One block by its kind. */
export function ContentBlock({ block, isFirst, isNested }: Props) {
  switch (block.type) {
    case 'tile':
      return <TileBlock block={block} isNested={isNested} />;
    case 'split':
      return <SplitBlock block={block} isFirst={isFirst} />;
    case 'rich_text':
      return <RichText blocks={block.body} isAlone={!isNested} />;
    case 'toggle':
      return <ToggleBlock block={block} isNested={isNested} />;
    case 'people':
      return <PeopleBlock block={block} />;
    case 'logo':
      return <LogoBlock block={block} />;
    case 'video':
      return <VideoBlock block={block} />;
    // A newer service may tell of a kind that this page was not built with.
    default:
      return null;
  }
}
