; The installer for Windows. `cargo xtask windows` passes VERSION, PROGRAMS (the folder with the files to install),
; INSTALLER (the file to write) and, if there is one, BOOTSTRAPPER (Microsoft's installer of WebView2: the small one that
; downloads it, or the large one for computers without a network; both take the same options).
;
; It installs for one user without administrator rights, or for all users with them. Only then can it add the firewall
; rule. The uninstaller leaves the user's data.

Unicode true
Target amd64-unicode
ManifestDPIAware true
ManifestSupportedOS Win10
SetCompressor /SOLID lzma
!include MUI2.nsh
!define MULTIUSER_EXECUTIONLEVEL Highest
!define MULTIUSER_MUI
!define MULTIUSER_INSTALLMODE_COMMANDLINE
!define MULTIUSER_INSTALLMODE_INSTDIR "Cantina"
!define MULTIUSER_USE_PROGRAMFILES64
!include MultiUser.nsh
!include FileFunc.nsh
!include LogicLib.nsh
!include WinVer.nsh

!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Cantina"
!define RULE "Cantina (phones)"
; The version of WebView2, as Microsoft documents it for every machine and for one user.
!define WEBVIEW2 "Microsoft\EdgeUpdate\Clients\{F3017226-FE2A-4295-8BDF-00C3A9A7E4C5}"
!define WEBVIEW2_PAGE "https://developer.microsoft.com/microsoft-edge/webview2/"

Name "Cantina"
OutFile "${INSTALLER}"
BrandingText "Cantina ${VERSION}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey ProductName "Cantina"
VIAddVersionKey FileDescription "Installs Cantina ${VERSION}"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey LegalCopyright "The Cantina developers, MIT licence"

!define MUI_ICON "${PROGRAMS}/cantina.ico"
!define MUI_UNICON "${PROGRAMS}/cantina.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\cantina-desktop.exe"
!insertmacro MULTIUSER_PAGE_INSTALLMODE
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE English
!insertmacro MUI_LANGUAGE German

LangString NeedsWebView ${LANG_ENGLISH} "The window of Cantina needs WebView2 by Microsoft, which is not on this computer. The command line works without it. Open the page where it can be downloaded?"
LangString NeedsWebView ${LANG_GERMAN} "Das Fenster von Cantina braucht WebView2 von Microsoft, das auf diesem Computer fehlt. Die Befehlszeile geht auch ohne. Die Seite öffnen, von der es geladen werden kann?"
LangString WebViewFailed ${LANG_ENGLISH} "WebView2 by Microsoft, which the window of Cantina needs, could not be installed. The command line works without it. Open the page where it can be downloaded?"
LangString WebViewFailed ${LANG_GERMAN} "WebView2 von Microsoft, das das Fenster von Cantina braucht, konnte nicht installiert werden. Die Befehlszeile geht auch ohne. Die Seite öffnen, von der es geladen werden kann?"
LangString IsOpen ${LANG_ENGLISH} "Cantina is open. Close it, then try again."
LangString IsOpen ${LANG_GERMAN} "Cantina ist geöffnet. Schließe es und versuche es dann noch einmal."
LangString Needs10 ${LANG_ENGLISH} "Cantina needs Windows 10 or later."
LangString Needs10 ${LANG_GERMAN} "Cantina braucht Windows 10 oder neuer."
LangString EventType ${LANG_ENGLISH} "Cantina event"
LangString EventType ${LANG_GERMAN} "Cantina-Event"
LangString DataType ${LANG_ENGLISH} "Cantina card data"
LangString DataType ${LANG_GERMAN} "Cantina-Kartendaten"
LangString DeckType ${LANG_ENGLISH} "Deck list"
LangString DeckType ${LANG_GERMAN} "Deckliste"

Function .onInit
  ${IfNot} ${AtLeastWin10}
    MessageBox MB_ICONSTOP "$(Needs10)" /SD IDOK
    SetErrorLevel 2
    Abort
  ${EndIf}
  SetRegView 64
  !insertmacro MULTIUSER_INIT
FunctionEnd

Function un.onInit
  SetRegView 64
  !insertmacro MULTIUSER_UNINIT
FunctionEnd

; Windows does not let a running program be replaced. Rejects the step, instead of installing a part.
!macro RejectWhileOpen FUNCTION_PREFIX
Function ${FUNCTION_PREFIX}RejectWhileOpen
  again:
  StrCpy $1 "cantina-desktop.exe"
  next:
  ${If} ${FileExists} "$INSTDIR\$1"
    ClearErrors
    FileOpen $0 "$INSTDIR\$1" a
    IfErrors open
    FileClose $0
  ${EndIf}
  ${If} $1 == "cantina-desktop.exe"
    StrCpy $1 "cantina.exe"
    Goto next
  ${EndIf}
  Return
  open:
  MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(IsOpen)" /SD IDCANCEL IDRETRY again
  SetErrorLevel 3
  Quit
FunctionEnd
!macroend
!insertmacro RejectWhileOpen ""
!insertmacro RejectWhileOpen "un."

; Makes a kind of file known: its identifier, its name and the program that opens it.
!macro FileKind ID NAME
  WriteRegStr SHCTX "Software\Classes\${ID}" "" "${NAME}"
  WriteRegStr SHCTX "Software\Classes\${ID}\DefaultIcon" "" "$INSTDIR\cantina.ico"
  WriteRegStr SHCTX "Software\Classes\${ID}\shell\open\command" "" '"$INSTDIR\cantina-desktop.exe" "%1"'
!macroend

; Tells Explorer that kinds of files have changed (SHCNE_ASSOCCHANGED).
!macro RefreshExplorer
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

Section "Cantina"
  Call RejectWhileOpen
  SetOutPath $INSTDIR
  File "${PROGRAMS}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Cantina.lnk" "$INSTDIR\cantina-desktop.exe" "" "$INSTDIR\cantina.ico"

  WriteRegStr SHCTX "${KEY}" DisplayName "Cantina"
  WriteRegStr SHCTX "${KEY}" DisplayVersion "${VERSION}"
  WriteRegStr SHCTX "${KEY}" DisplayIcon "$INSTDIR\cantina.ico"
  WriteRegStr SHCTX "${KEY}" Publisher "The Cantina developers"
  WriteRegStr SHCTX "${KEY}" InstallLocation "$INSTDIR"
  WriteRegStr SHCTX "${KEY}" UninstallString '"$INSTDIR\uninstall.exe" /$MultiUser.InstallMode'
  WriteRegStr SHCTX "${KEY}" QuietUninstallString '"$INSTDIR\uninstall.exe" /$MultiUser.InstallMode /S'
  ${GetSize} "$INSTDIR" "/M=*.* /S=0K /G=0" $0 $1 $2
  WriteRegDWORD SHCTX "${KEY}" EstimatedSize $0
  WriteRegDWORD SHCTX "${KEY}" NoModify 1
  WriteRegDWORD SHCTX "${KEY}" NoRepair 1

  !insertmacro FileKind "Cantina.Event" "$(EventType)"
  !insertmacro FileKind "Cantina.Data" "$(DataType)"
  !insertmacro FileKind "Cantina.Deck" "$(DeckType)"
  WriteRegStr SHCTX "Software\Classes\.cantina" "" "Cantina.Event"
  WriteRegStr SHCTX "Software\Classes\.cantina-set" "" "Cantina.Data"
  ; Other programs have deck lists too: Cantina is offered, but does not take them over.
  WriteRegStr SHCTX "Software\Classes\.dek\OpenWithProgids" "Cantina.Deck" ""
  !insertmacro FileKind "cantina" "URL:Cantina"
  WriteRegStr SHCTX "Software\Classes\cantina" "URL Protocol" ""
  !insertmacro RefreshExplorer

  ; Phones reach the program on private networks only. Without administrator rights, Windows asks the first time.
  ${If} $MultiUser.InstallMode == AllUsers
    nsExec::Exec 'netsh advfirewall firewall delete rule name="${RULE}"'
    Pop $0
    nsExec::Exec 'netsh advfirewall firewall add rule name="${RULE}" dir=in action=allow program="$INSTDIR\cantina.exe" profile=private enable=yes'
    Pop $0
    nsExec::Exec 'netsh advfirewall firewall add rule name="${RULE}" dir=in action=allow program="$INSTDIR\cantina-desktop.exe" profile=private enable=yes'
    Pop $0
  ${EndIf}

  Call FindWebView2
  ${If} $0 == ""
    !ifdef BOOTSTRAPPER
      InitPluginsDir
      File "/oname=$PLUGINSDIR\webview2.exe" "${BOOTSTRAPPER}"
      ExecWait '"$PLUGINSDIR\webview2.exe" /silent /install'
      Call FindWebView2
      ${If} $0 == ""
        MessageBox MB_YESNO|MB_ICONINFORMATION "$(WebViewFailed)" /SD IDNO IDNO later
        ExecShell open "${WEBVIEW2_PAGE}"
        later:
      ${EndIf}
    !else
      MessageBox MB_YESNO|MB_ICONINFORMATION "$(NeedsWebView)" /SD IDNO IDNO later
      ExecShell open "${WEBVIEW2_PAGE}"
      later:
    !endif
  ${EndIf}
SectionEnd

; Puts the version of WebView2 in $0; empty if it is not on this computer.
Function FindWebView2
  ReadRegStr $0 HKLM "SOFTWARE\WOW6432Node\${WEBVIEW2}" pv
  ${If} $0 == ""
    ReadRegStr $0 HKCU "Software\${WEBVIEW2}" pv
  ${EndIf}
  ${If} $0 == "0.0.0.0"
    StrCpy $0 ""
  ${EndIf}
FunctionEnd

Section Uninstall
  Call un.RejectWhileOpen
  ${If} $MultiUser.InstallMode == AllUsers
    nsExec::Exec 'netsh advfirewall firewall delete rule name="${RULE}"'
    Pop $0
  ${EndIf}
  Delete "$SMPROGRAMS\Cantina.lnk"
  DeleteRegKey SHCTX "Software\Classes\Cantina.Event"
  DeleteRegKey SHCTX "Software\Classes\Cantina.Data"
  DeleteRegKey SHCTX "Software\Classes\Cantina.Deck"
  DeleteRegKey SHCTX "Software\Classes\.cantina"
  DeleteRegKey SHCTX "Software\Classes\.cantina-set"
  DeleteRegValue SHCTX "Software\Classes\.dek\OpenWithProgids" "Cantina.Deck"
  DeleteRegKey /ifempty SHCTX "Software\Classes\.dek\OpenWithProgids"
  DeleteRegKey /ifempty SHCTX "Software\Classes\.dek"
  DeleteRegKey SHCTX "Software\Classes\cantina"
  DeleteRegKey SHCTX "${KEY}"
  !insertmacro RefreshExplorer
  ; Only the files of the installer: the folder may contain others.
  Delete "$INSTDIR\cantina.exe"
  Delete "$INSTDIR\cantina-desktop.exe"
  Delete "$INSTDIR\WebView2Loader.dll"
  Delete "$INSTDIR\cantina.ico"
  Delete "$INSTDIR\licences-of-others.txt"
  Delete "$INSTDIR\README.md"
  Delete "$INSTDIR\CHANGELOG.md"
  Delete "$INSTDIR\SECURITY.md"
  Delete "$INSTDIR\LICENSE"
  Delete "$INSTDIR\uninstall.exe"
  RMDir $INSTDIR
SectionEnd
