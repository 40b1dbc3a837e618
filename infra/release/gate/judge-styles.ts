import { transform, type Selector, type SelectorComponent } from 'lightningcss';

/** A stylesheet of a build, by the name of its file. */
export interface Stylesheet {
  file: string;
  css: string;
}

/**
 * Whether a remote's stylesheets style nothing but what is its own: each selector has to name a class
 * of the remote's scope, which CSS Modules write before every class, and what has a name for the whole
 * document, as keyframes and fonts, has to have one of that scope.
 * @param scope the container's name: `mfe_member`
 * @returns one sentence for each thing that reaches further
 */
export function judgeStyles(scope: string, stylesheets: readonly Stylesheet[]): string[] {
  const own = `${scope}-`;
  return stylesheets.flatMap(({ file, css }) =>
    leaksIn(css, file, own).map(
      (leak) =>
        `${file}: ${leak} reaches beyond ${scope}. Give it a class of a CSS module (*.module.css); what is for the whole page belongs to shared-ui/src/global.css, which the shell brings.`,
    ),
  );
}

function leaksIn(css: string, file: string, own: string): string[] {
  const leaks = new Set<string>();
  const named = (what: string, name: string) => {
    if (!name.startsWith(own)) leaks.add(`${what} ${name}`);
  };
  transform({
    filename: file,
    code: Buffer.from(css),
    visitor: {
      Rule: {
        style({ value: { selectors } }) {
          for (const one of selectors) if (!isScoped(one, own)) leaks.add(inWords(one));
        },
        keyframes: ({ value: { name } }) => named('@keyframes', name.value),
        property: ({ value: { name } }) => named('@property', name),
        'font-face': ({ value: { properties } }) => {
          for (const one of properties) {
            if (one.type === 'font-family') named('@font-face', String(one.value));
          }
        },
        'counter-style': ({ value: { name } }) => named('@counter-style', name),
        'view-transition': () => void leaks.add('@view-transition'),
        page: () => void leaks.add('@page'),
      },
    },
  });
  return [...leaks];
}

/** A nested rule is within its parent, which is judged by itself. */
const isScoped = (selector: Selector, own: string): boolean =>
  selector.some((part) => {
    if (part.type === 'class') return part.name.startsWith(own);
    if (part.type === 'nesting') return true;
    if (part.type !== 'pseudo-class') return false;
    if (part.kind === 'has') return part.selectors.every((one) => isNextTo(one, own));
    return ALTERNATIVES.has(part.kind) && selectorsOf(part).every((one) => isScoped(one, own));
  });

const ALTERNATIVES = new Set(['is', 'where', 'any']);

/**
 * `:has(> .own)` and `:has(~ .own)`: only what an element of one's own stands in or beside. Whatever has
 * one anywhere within it may be the whole page.
 */
function isNextTo(relative: Selector, own: string): boolean {
  const [scope, combinator, ...rest] = relative;
  if (scope?.type !== 'pseudo-class' || combinator?.type !== 'combinator') return false;
  const end = rest.findIndex(({ type }) => type === 'combinator');
  const first = end === -1 ? rest : rest.slice(0, end);
  return combinator.value !== 'descendant' && isScoped(first, own);
}

/** What stands in the brackets of `:is()`, `:has()` and the like. */
const selectorsOf = (part: SelectorComponent): Selector[] =>
  'selectors' in part && part.type === 'pseudo-class' && 'kind' in part && part.kind !== 'host'
    ? part.selectors
    : [];

const COMBINATORS: Record<string, string> = {
  child: ' > ',
  'next-sibling': ' + ',
  'later-sibling': ' ~ ',
};

/** Near enough to how it is written for being found in the sources. */
const inWords = (selector: Selector): string => selector.map(partInWords).join('');

function partInWords(part: SelectorComponent): string {
  switch (part.type) {
    case 'combinator':
      return COMBINATORS[part.value] ?? ' ';
    case 'class':
      return `.${part.name}`;
    case 'id':
      return `#${part.name}`;
    case 'type':
      return part.name;
    case 'universal':
      return '*';
    case 'attribute':
      return `[${part.name}]`;
    case 'pseudo-class':
    case 'pseudo-element': {
      const inner = selectorsOf(part).map(inWords);
      return `:${part.kind}${inner.length > 0 ? `(${inner.join(', ')})` : ''}`;
    }
    default:
      return '';
  }
}
