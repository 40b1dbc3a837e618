import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { Skeleton } from '#components/skeleton/skeleton.tsx';
import { Spinner } from '#components/spinner/spinner.tsx';

function Page({ loading }: { loading: ('skeleton' | 'spinner' | 'dialog')[] }) {
  return (
    <main>
      {loading.includes('skeleton') && <Skeleton />}
      {loading.includes('spinner') && <Spinner />}
      {loading.includes('dialog') && createPortal(<Spinner />, document.body)}
    </main>
  );
}

describe('useLoadingMark', () => {
  it('marks the page until nothing of it is on its way', () => {
    const { container, rerender } = render(<Page loading={['skeleton', 'spinner']} />);
    const main = container.querySelector('main');
    expect(main?.dataset['loading']).toBe('2');
    rerender(<Page loading={['spinner']} />);
    expect(main?.dataset['loading']).toBe('1');
    rerender(<Page loading={[]} />);
    expect(main?.hasAttribute('data-loading')).toBe(false);
  });

  it('counts nothing of a dialog, which stands beside the page', () => {
    const { container } = render(<Page loading={['dialog']} />);
    expect(container.querySelector('main')?.hasAttribute('data-loading')).toBe(false);
  });
});
