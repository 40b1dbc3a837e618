import { CHAT_STYLE } from './chat-style.ts';
import { runChat } from './run-chat.ts';

/** The page asks its own origin, and is framed by pages that run on this machine. */
export const CHAT_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "script-src 'unsafe-inline'",
  "connect-src 'self'",
  "form-action 'none'",
  'frame-ancestors http://localhost:* http://127.0.0.1:*',
].join('; ');

/** The chat, as it stands in its frame. @param portal letters, digits, `_` and `-` alone */
export const chatPage = (portal: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Chat</title>
<style>${CHAT_STYLE}</style>
<h1 class="hidden">Chat</h1>
<ul role="log" aria-label="Conversation" tabindex="0"><li data-from="team">Hi, how can we help?</li></ul>
<p role="alert"></p>
<form>
<label><span>Your message</span>
<textarea rows="1" maxlength="2000" placeholder="Write a message" autocomplete="off"></textarea></label>
<button>Send</button>
</form>
<p class="note">Please send no passwords, card or social security numbers.</p>
<script>(${String(runChat)})(window,${JSON.stringify(portal)});</script>
</html>
`;
