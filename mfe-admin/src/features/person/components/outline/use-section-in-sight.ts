import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Which section of the page is being read: the first that is seen in the upper half of the window, below
 * what sticks there. At the end of the page, where the last ones cannot come so far up, it is the one that
 * the address names, or the last.
 * @param names what the titles of the sections have as their ids
 */
export function useSectionInSight<Name extends string>(names: readonly Name[]): Name | undefined {
  const { hash } = useLocation();
  const [inSight, setInSight] = useState(names[0]);
  const all = names.join(' ');

  useEffect(() => {
    const sections = new Map<Element, Name>(
      (all.split(' ') as Name[]).flatMap((name) => {
        const section = document.getElementById(name)?.closest('section');
        return section ? [[section, name] as const] : [];
      }),
    );
    const last = [...sections.keys()].at(-1);
    if (!last) return undefined;
    const read = new Set<Element>();
    const seen = new Set<Element>();
    let isAtEnd = false;
    const look = () => {
      const named = [...seen].find((section) => `#${sections.get(section)}` === hash);
      const first = [...sections.keys()].find((section) => read.has(section));
      const section = isAtEnd ? (named ?? last) : first;
      if (section) setInSight(sections.get(section));
    };
    const inHalf = new IntersectionObserver(
      (entries) => {
        keep(read, entries);
        look();
      },
      { rootMargin: `-${stickyPx(last)}px 0px -50%` },
    );
    const inWindow = new IntersectionObserver(
      (entries) => {
        keep(seen, entries);
        // Whole, or as far as the window shows: its foot is here.
        const end = entries.findLast(({ target }) => target === last);
        if (end) isAtEnd = end.boundingClientRect.bottom <= window.innerHeight;
        look();
      },
      { threshold: [0, 0.25, 0.5, 0.75, 1] },
    );
    for (const section of sections.keys()) {
      inHalf.observe(section);
      inWindow.observe(section);
    }
    return () => {
      inHalf.disconnect();
      inWindow.disconnect();
    };
  }, [all, hash]);

  return inSight;
}

function keep(visible: Set<Element>, entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting) visible.add(target);
    else visible.delete(target);
  }
}

/** How much of the window's top stays free when the page leads to a section. */
const stickyPx = (section: Element): number =>
  Math.round(Number.parseFloat(getComputedStyle(section).scrollMarginTop) || 0);
