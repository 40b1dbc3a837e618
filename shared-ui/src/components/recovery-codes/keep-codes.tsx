import { Button } from '#components/button/button.tsx';
import { CopyButton } from '#components/copy-button/copy-button.tsx';
import { Icon } from '#components/icon/icon.tsx';
import { useWords } from '#words/words.ts';

interface Props {
  codes: string[];
  fileName: string;
}

/** The two ways to take codes along without writing them down. */
export function KeepCodes({ codes, fileName }: Props) {
  const words = useWords();
  const text = `${codes.join('\n')}\n`;
  return (
    <CopyButton text={text}>
      <Button onPress={() => downloadText(fileName, text)}>
        <Icon name="download" />
        {words.downloadCodes}
      </Button>
    </CopyButton>
  );
}

/** Saves a text as a file, made in the browser: it travels nowhere. */
function downloadText(fileName: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}
