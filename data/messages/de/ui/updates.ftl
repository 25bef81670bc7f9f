### Texts of updates.

check = Nach Updates sehen …
ask = Seite mit den Versionen öffnen?
askText = Du hast Version { $current }. Cantina sucht nicht selbst nach Updates und benutzt das Internet nicht. Es öffnet diese Seite in deinem Browser:
open = Seite öffnen
noPage = Für diese Fassung von Cantina ist keine Seite mit Versionen bekannt. Frag dort, woher du sie hast, nach neueren Versionen.
notOpened = Es ließ sich kein Browser öffnen. Öffne diese Adresse selbst: { $page }

title-valid = Das Paket ist echt
title-changed = Installiere dieses Paket nicht
title-otherKey = Installiere dieses Paket nicht
title-unreadableSignature = Das Paket ließ sich nicht prüfen
title-noSignature = Das Paket ließ sich nicht prüfen
title-noPackage = Das Paket ließ sich nicht prüfen
title-noKey = Das Paket ließ sich nicht prüfen

text-valid = Es wurde von den Entwicklern von Cantina signiert und seitdem nicht verändert.
text-changed = Sein Inhalt passt nicht zur Signatur: Es wurde nach dem Signieren verändert oder nicht vollständig heruntergeladen. Lösche beide Dateien und lade sie noch einmal von der Seite mit den Versionen.
text-otherKey = Es wurde nicht von den Entwicklern von Cantina signiert. Lösche es und lade Cantina nur von der Seite mit den Versionen.
text-unreadableSignature = Die Signaturdatei ist beschädigt oder keine. Lade die Datei mit der Endung .minisig noch einmal herunter.
text-noSignature = Ein Paket wird mit seiner Signatur geprüft. Lade auch die Datei mit demselben Namen und der Endung .minisig herunter und ziehe beide zusammen auf das Fenster.
text-noPackage = Das ist nur eine Signatur. Ziehe sie zusammen mit ihrem Paket auf das Fenster.
text-noKey = Diese Fassung von Cantina hat keinen Schlüssel, um Pakete zu prüfen. Vergleiche die Datei mit SHA256SUMS auf der Seite, von der du sie hast.

name = Name
version = Version
megabytes = Größe in MB

order-newer = Du hast Version { $current }. Mach zum Aktualisieren eine Sicherung, schließe Cantina und öffne das Paket.
order-same = Du hast Version { $current } schon.
order-older = Es ist älter als deine Version { $current }. Eine ältere Version kann deine Daten vielleicht nicht öffnen.

tooLarge = { $name } ist größer als 64 MB; mehr darf ein Paket nicht haben.
tooLargeWay = Ziehe das Paket und seine .minisig-Datei so auf das Fenster, wie du sie heruntergeladen hast.
