/** What the symbols are painted with; every picture is 200 by 200 and carries its own copy. */
export const defs = `<defs>
<linearGradient id="brass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff0c4"/><stop offset=".28" stop-color="#e9b95c"/><stop offset=".55" stop-color="#a86a1a"/><stop offset=".78" stop-color="#f0c878"/><stop offset="1" stop-color="#6b3d0c"/></linearGradient>
<linearGradient id="brassDown" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffe7ae"/><stop offset=".5" stop-color="#c98a2b"/><stop offset="1" stop-color="#5f350a"/></linearGradient>
<radialGradient id="glow"><stop offset="0" stop-color="#ffd98a" stop-opacity=".85"/><stop offset=".45" stop-color="#ff9d3c" stop-opacity=".28"/><stop offset="1" stop-color="#ff7a1c" stop-opacity="0"/></radialGradient>
<radialGradient id="paper" cx=".5" cy=".56" r=".6"><stop offset="0" stop-color="#fff7cf"/><stop offset=".3" stop-color="#ffc551"/><stop offset=".68" stop-color="#ee5f25"/><stop offset="1" stop-color="#8f1a12"/></radialGradient>
<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="5"/></filter>
<filter id="drop" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="0" dy="5" stdDeviation="5" flood-color="#000" flood-opacity=".6"/></filter>
</defs>`

export function picture(content: string, more = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="200" height="200">${defs}${more}${content}</svg>`
}
