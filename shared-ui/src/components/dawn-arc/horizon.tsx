import styles from './dawn-arc.module.css';

interface Props {
  /** On a card it runs on to the left as far as the card does; a picture on the page ends by itself. */
  isOnCard: boolean;
}

/**
 * What the sun rises behind. All that there is to choose from is drawn, and of it a theme shows what it
 * names: `--horizon-hills`, `--horizon-water` or `--horizon-blocks`, set to `inline`; or nothing.
 */
export function Horizon({ isOnCard }: Props) {
  const { hills, water, blocks } = isOnCard ? ON_CARD : ON_PAGE;
  return (
    <>
      <g className={styles.hills}>
        <path className={styles.far} d={hills.far} />
        <path className={styles.near} d={hills.near} />
      </g>
      <path className={styles.water} d={water} />
      <g className={styles.blocks}>
        <path className={styles.far} d={blocks.far} />
        <path className={styles.near} d={blocks.near} />
      </g>
    </>
  );
}

/* Away from the sun it is lower than a card's words. Everything ends below the edge, where it would show. */
const ON_CARD = {
  hills: {
    far: 'M-999 130V120Q-400 112 0 119Q40 122 76 112L104 97Q109 94 113 97L140 115Q150 121 160 116L200 92V130z',
    near: 'M-999 130V123Q-300 118 20 123Q60 124 92 119Q128 112 152 120Q172 126 200 115V130z',
  },
  water: 'M106 113.5H230M94 118.5H230M116 123.5H230',
  blocks: {
    far: 'M-999 130V122H40V114H72V106H96V94H120V114H184V100H200V130z',
    near: 'M-999 130V124H60V120H84V112H108V120H136V116H160V122H176V110H192V118H200V130z',
  },
};

const ON_PAGE = {
  hills: {
    far: 'M66 126L96 91Q101 86 106 91L136 116Q147 125 158 117L202 95Q207 92 211 96L246 126v4H66z',
    near: 'M72 126Q106 106 138 119Q158 126 178 120Q206 108 240 126v4H72z',
  },
  water: 'M92 106H220M80 112.5H232M104 119H208',
  blocks: {
    far: 'M72 130V108H90V90H114V114H192V96H216V108H240V130z',
    near: 'M66 130V117H102V105H126V120H144V114H168V120H180V108H204V117H246V130z',
  },
};
